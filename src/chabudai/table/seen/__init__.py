"""What a viewer may know of a table, as plain data.  Pages, programs, letters and reports all get it from here."""
