import { allScreens } from '../src/app/all-screens.ts'

const routes = allScreens.map(({ path }) => path.address)
console.log([...new Set(routes)].sort().join('\n'))
