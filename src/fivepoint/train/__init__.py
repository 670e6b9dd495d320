"""Training of the nets from nothing, on our own play only. docs/engine.md tells the story."""
