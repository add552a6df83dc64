import { buildWebWhenStale } from './web-build.ts'

buildWebWhenStale()
await import('./serve.ts')
