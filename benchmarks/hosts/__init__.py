"""Several machines: server hosts behind a proxy of which one dies, and a database whose standby takes over."""
