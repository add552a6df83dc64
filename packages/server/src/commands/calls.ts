import { allRoutes } from '../modules.ts'

/** Every call that is served, for those who hold it against the specification. */
const lines = allRoutes.map(({ call }) => `${call.method}\t${call.path}`)
console.log(lines.sort().join('\n'))
