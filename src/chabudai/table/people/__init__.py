"""The people of a server: who is who without accounts (`identity`), and when somebody was last seen (`presence`)."""
