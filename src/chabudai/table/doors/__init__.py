"""The doors of the server: HTTP, sockets and the API for programs, and how much a stranger may do at them.

Reading order: `server` (what every door needs), `acts` (everything that can be done at a table), `sockets`, `api`;
`guard`, `limits`, `hosts`, `bounded_http` and `bounded_socket` keep strangers in bounds.
"""
