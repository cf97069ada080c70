"""Tables for people: HTTP and WebSocket, guests and accounts, lobby, storage."""
