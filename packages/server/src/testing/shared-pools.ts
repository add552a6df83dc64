import type { Services } from '../context/services.ts'
import { embeddedFaces } from '../ports/face/embedded-faces.ts'
import { openPageCounter } from '../ports/page-counter/page-counter.ts'
import { embeddedPapers } from '../ports/papers/embedded-papers.ts'
import { openPdfChecker } from '../ports/pdf-checker/pdf-checker.ts'
import { openPictures } from '../ports/pictures/pictures.ts'
import { typstTypesetter } from '../ports/typesetter/typst-typesetter.ts'

type Pools = Pick<Services, 'typesetter' | 'previewTypesetter' | 'pdfChecker' | 'pageCounter' | 'pictures' | 'face' | 'papers'>

/** The campus that is closed leaves them to the next one; idle children do not keep the process from ending. */
const kept = <Pool extends { close(): Promise<void> }>(pool: Pool): Pool => ({ ...pool, close: async () => {} })

let shared: Pools | undefined

/** Starting a child that makes or reads documents takes longer than most tests: all campuses of a process share one of each kind. */
export const sharedPools = (): Pools => {
  const workers = 1
  shared ??= {
    typesetter: kept(typstTypesetter({ workers })),
    previewTypesetter: kept(typstTypesetter({ workers, retriesTimeout: false })),
    pdfChecker: kept(openPdfChecker({ workers })),
    pageCounter: kept(openPageCounter({ workers })),
    pictures: kept(openPictures({ workers })),
    face: kept(embeddedFaces({ workers })),
    papers: kept(embeddedPapers({ workers })),
  }
  return shared
}
