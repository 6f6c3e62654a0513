/**
 * `npm run sbom`: writes what a table runs to dist/sbom.cdx.json, prints under which licences all packages are, and fails
 * where one needs to be looked at.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials, lockOf } from './bom.ts';
import { installedIn } from './installed.ts';
import { licenceProblems, licenceTable, licensedPackages } from './licences.ts';

const FILE = 'dist/sbom.cdx.json';

const bom = billOfMaterials('.');
mkdirSync('dist', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
const packages = licensedPackages(lockOf('.').packages, installedIn('.'));
const problems = licenceProblems(packages, readFileSync('NOTICE', 'utf8'));
console.log(`What a table runs (${bom.components.length} packages: ${FILE})
${licenceTable(packages.filter(({ dev }) => !dev))}
What only its developers run
${licenceTable(packages.filter(({ dev }) => dev))}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
