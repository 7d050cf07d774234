// React and Relay read it once, when loaded: a program that serves a shop imports this first.
process.env.NODE_ENV = 'production';
