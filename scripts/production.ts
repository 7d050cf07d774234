// React and Relay read it once, while they are loaded: whoever serves a shop imports this first.
process.env.NODE_ENV = 'production';
