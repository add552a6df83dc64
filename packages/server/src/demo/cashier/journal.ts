import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

const isName = /^[0-9A-Za-z_-]{1,64}$/
const attempts = 100

const listing = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** A page is linked into place whole, and a place is taken once: false when somebody else's page is there already. */
const placePage = async (folder: string, place: string, page: unknown): Promise<boolean> => {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(draft, JSON.stringify(page), { mode: 0o600 })
    await link(draft, join(folder, place))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** What happened to each thing, page after page in its own folder: kept over a restart, and right when several processes write. */
export const openJournal = <Page>(folder: string, schema: z.ZodType<Page>) => {
  const folderOf = (name: string) => {
    if (!isName.test(name)) throw new OutsideFailure('cashier', 'refused', 'this is not a number')
    return join(folder, name)
  }

  const read = async (name: string): Promise<Page[]> => {
    const own = folderOf(name)
    const places = (await listing(own)).filter((place) => place.endsWith('.json')).toSorted()
    return Promise.all(places.map(async (place) => schema.parse(JSON.parse(await readFile(join(own, place), 'utf8')))))
  }

  /** `decide` sees the pages so far and names the next one, or none; it is asked again when another came in between. */
  const write = async (name: string, decide: (pages: readonly Page[]) => Page | undefined): Promise<readonly Page[]> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const pages = await read(name)
      const page = decide(pages)
      if (page === undefined) return pages
      if (await placePage(folderOf(name), `${String(pages.length).padStart(6, '0')}.json`, page)) return [...pages, page]
    }
    throw new OutsideFailure('cashier', 'unreachable', 'too many write at once')
  }

  const names = async () => (await listing(folder)).filter((name) => isName.test(name)).toSorted()
  return { read, write, names }
}
