import type { CallerCtx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

interface LibraryPhoto {
  readonly id: string
  readonly label: string
  readonly url: string
  readonly addedAt: string
  readonly isApproved: boolean
}

/** What the library of photos, which is above, has of a person. Callers have checked before that the photo may be seen. */
interface PhotoLibrary {
  readonly photosOf: (ctx: CallerCtx, personId: string) => Promise<readonly LibraryPhoto[]>
}

export const photoLibrary = extensionPoint<PhotoLibrary>('people.photo-library', { photosOf: true })
