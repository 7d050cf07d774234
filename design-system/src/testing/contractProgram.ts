import { writeFile } from 'node:fs/promises';
import { contractFile, readContract } from './contract.ts';

await writeFile(contractFile, readContract().text);
