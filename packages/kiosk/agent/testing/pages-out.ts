import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Sheets = z.object({ name: z.string(), pages: z.array(z.object({ copy: z.number(), page: z.number() })) })

/** All pages that ever came out of a tray, in their order, with the job they belong to. */
export const pagesOut = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+-.*\.json$/.test(name))
    .sort()
    .map((name) => Sheets.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ name, pages }) => pages.map(({ copy, page }) => ({ job: name, copy, page })))
