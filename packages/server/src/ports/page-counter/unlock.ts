import { PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openAsViewer } from './open-as-viewer.ts'

/** Pages of two files together are written without the lock of either, so this one joins them for a moment. */
const emptyPage = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj ${object} endobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Size 4 /Root 1 0 R >>\n%%EOF\n`)
}

const withOpened = async <Result>(bytes: Uint8Array, work: (file: Opened) => Promise<Result>): Promise<Result> => {
  const opening = openAsViewer(bytes)
  try {
    return await work(await opening.promise)
  } finally {
    await opening.destroy()
  }
}

type Opened = Awaited<ReturnType<typeof openAsViewer>['promise']>

/** The same pages without the lock that keeps a file from being changed; undefined where that fails. Its author may forbid to print it. */
export const unlock = async (bytes: Uint8Array): Promise<Uint8Array | 'forbidden' | undefined> => {
  const joined = await withOpened(bytes, async (file) => {
    const allowed = await file.getPermissions()
    if (allowed && !allowed.has(PermissionFlag.PRINT)) return 'forbidden'
    const longer = await file.extractPages([{ document: null }, { document: emptyPage() }])
    return longer && { longer, pages: file.numPages }
  })
  if (!joined || joined === 'forbidden') return joined || undefined
  const { longer, pages } = joined
  return (await withOpened(longer, (file) => file.extractPages([{ document: null, excludePages: [pages] }]))) ?? undefined
}
