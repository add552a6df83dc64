import { readFileSync } from 'node:fs'

/** What a new template begins with: short, and it shows what the house library offers. */
export const starterSource = (): string => readFileSync(new URL('house/starter.typ', import.meta.url), 'utf8')
