import { resolve } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Loading the server takes longer than most test files, so several share one process; each opens and closes what it needs in its own suite. */
for (const file of process.argv.slice(2)) void suite(file, () => import(pathToFileURL(resolve(file)).href))
