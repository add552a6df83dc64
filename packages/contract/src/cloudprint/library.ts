import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { PrintFile } from './files.ts'
import { GivenLibraryText, LibraryText } from './library-text.ts'

export interface LibraryDirectory extends z.infer<typeof Titled> {
  id: string
  parentId: string | null
  position: number
  fileCount: number
  children: LibraryDirectory[]
}

export const LibraryDirectory: z.ZodType<LibraryDirectory> = Titled.extend({
  id: Id,
  parentId: Id.nullable(),
  /** Among those beside it, the smaller first. */
  position: z.number().int(),
  /** Files in it and below it. */
  fileCount: z.number().int(),
  get children() {
    return z.array(LibraryDirectory)
  },
})

export const libraryStates = ['waiting', 'published', 'refused', 'removed'] as const
export const LibraryState = z.enum(libraryStates)
export type LibraryState = z.infer<typeof LibraryState>

export const libraryStateNames: Record<LibraryState, Phrase> = {
  waiting: ['待审核', 'Waiting for review', '待審核'],
  published: ['已发布', 'Published', '已發布'],
  refused: ['未通过', 'Rejected', '未通過'],
  removed: ['已下架', 'Removed', '已下架'],
}

const LibraryFile = LibraryText.extend({
  id: Id,
  directoryId: Id,
  pages: z.number().int(),
  size: z.number().int(),
  uploader: z.string(),
  printed: z.number().int(),
  collected: z.number().int(),
  isCollected: z.boolean(),
  createdAt: Instant,
})

export const librarySorts = ['newest', 'printed', 'collected', 'name'] as const

export const libraryDirectories = call({
  method: 'GET',
  path: '/cloudPrint/cpLibDirectory/listToApp',
  who: 'user',
  summary: 'The directories of the shared library as a tree.',
  output: z.array(LibraryDirectory),
})

export const libraryFiles = call({
  method: 'POST',
  path: '/cloudPrint/cpLibFile/listToApp',
  who: 'user',
  summary: 'Search files of the shared library, by directory (including subdirectories) and keywords.',
  body: PageQuery.extend({
    directoryId: Id.optional(),
    words: z.string().trim().max(60).optional(),
    sort: z.enum(librarySorts).default('newest'),
  }),
  output: pageOf(LibraryFile),
})

export const collectedFiles = call({
  method: 'POST',
  path: '/cloudPrint/cpLibFile/listCollectorToApp',
  who: 'user',
  summary: 'The library files that I collected, latest first.',
  body: PageQuery,
  output: pageOf(LibraryFile),
})

export const libraryFile = call({
  method: 'GET',
  path: '/cloudPrint/cpLibFile/getEcCloudLibraryFileToApp/{id}',
  who: 'user',
  summary: 'One file of the shared library.',
  params: z.object({ id: Id }),
  output: LibraryFile.extend({ directory: z.array(Titled) }),
})

export const libraryFileContent = call({
  method: 'GET',
  path: '/my/library-files/{id}/content',
  who: 'user',
  summary: 'The PDF of a library file, for viewing before printing.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
})

export const operateLibraryFile = call({
  method: 'POST',
  path: '/cloudPrint/cpLibFileoperation/operationType',
  who: 'user',
  summary: 'Bookmark a library file or remove the bookmark; idempotent.',
  body: z.object({ fileId: Id, operation: z.enum(['collect', 'uncollect']) }),
  output: z.object({ collected: z.number().int(), isCollected: z.boolean() }),
})

export const printLibraryFile = call({
  method: 'POST',
  path: '/cloudPrint/cpLibFile/printToTask',
  who: 'user',
  summary: 'Copy a library file to my files, ready for printing.',
  body: z.object({ fileId: Id }),
  output: PrintFile,
  refusals: ['too_many_files'],
  idempotency: 'required',
})

const OwnLibraryFile = LibraryText.extend({
  id: Id,
  directoryId: Id,
  directory: Titled,
  state: LibraryState,
  /** What the reviewer says. */
  notes: z.string(),
  /** It was refused, and its bytes are still kept. */
  mayOfferAgain: z.boolean(),
  createdAt: Instant,
})

export const shareToLibrary = call({
  method: 'POST',
  path: '/my/library-files',
  who: 'user',
  summary: 'Submit a file of mine to the shared library; an administrator reviews it first.',
  body: GivenLibraryText.extend({ fileId: Id, directoryId: Id }),
  output: z.object({ id: Id }),
  refusals: ['print_file_gone', 'print_file_not_ready', 'library_closed', 'library_same_file', 'try_later'],
  idempotency: 'required',
})

export const offerLibraryFileAgain = call({
  method: 'POST',
  path: '/my/library-files/again',
  who: 'user',
  summary: 'Submit a refused file of mine again, with another description or directory; it replaces the refused one in my list.',
  body: GivenLibraryText.extend({ id: Id, directoryId: Id }),
  output: z.object({ id: Id }),
  refusals: ['print_file_gone', 'library_closed', 'library_same_file', 'try_later'],
  idempotency: 'required',
})

export const ownLibraryFiles = call({
  method: 'GET',
  path: '/my/library-files',
  who: 'user',
  summary: 'My submissions to the shared library and their status.',
  query: PageQuery,
  output: pageOf(OwnLibraryFile),
})

export const ownLibraryFile = call({
  method: 'GET',
  path: '/my/library-files/{id}',
  who: 'user',
  summary: 'One submission of mine to the shared library and its status.',
  params: z.object({ id: Id }),
  output: OwnLibraryFile,
})

export const withdrawLibraryFile = call({
  method: 'POST',
  path: '/my/library-files/withdraw',
  who: 'user',
  summary: 'Withdraw a file of mine from the shared library.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})

export const forgetLibraryFile = call({
  method: 'POST',
  path: '/my/library-files/forget',
  who: 'user',
  summary: 'Delete a refused or removed file from my list, with its stored content; the record remains.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})
