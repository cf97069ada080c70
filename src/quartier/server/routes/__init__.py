"""What can be asked of the server over HTTP, one module per subject."""
