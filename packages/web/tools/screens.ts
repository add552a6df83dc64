import { allFeatures } from '../src/app/all-features.ts'
import { playgroundScreens } from '../src/app/playground/screens.ts'

const routes = [...allFeatures.flatMap(({ screens }) => screens), ...playgroundScreens].map(({ path }) => path.address)
console.log([...new Set(routes)].sort().join('\n'))
