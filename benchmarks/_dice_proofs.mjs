// Checks dice proofs with the very code of the web app, given as a module: one JSON proof a line
// comes in, the verdict on it goes out, a line each.
import { createInterface } from 'node:readline';

const { check } = await import(process.argv[2]);

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(check(JSON.parse(line))));
}
