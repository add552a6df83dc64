import type { Ctx } from '../../../context/context.ts'
import { listEventsOf } from '../events/photo-event.repository.ts'
import { listPapersOf } from '../papers/paper.repository.ts'
import { listPhotosOf } from '../photos/photo.repository.ts'
import { listSearches, listShowing } from '../search/photo-search.repository.ts'

const all = { pageNum: 1, pageSize: 10_000 } as const

/** Photos by type and what was found; the pictures themselves are among the files. */
export const exportPhotosOf = async ({ sql }: Ctx, personId: string) =>
  (await listPhotosOf(sql, personId)).map(({ purpose, state, method, checks, comparison, reason, decided_at, created_at }) => ({
    purpose,
    state,
    method,
    checks,
    comparison,
    reason,
    decidedAt: decided_at,
    createdAt: created_at,
  }))

export const exportPapers = async ({ sql }: Ctx, personId: string) =>
  (await listPapersOf(sql, personId)).map(({ kind, state, valid_until, reason, decided_at, created_at }) => ({
    kind,
    state,
    validUntil: valid_until,
    reason,
    decidedAt: decided_at,
    createdAt: created_at,
  }))

export const exportSearches = async ({ sql }: Ctx, personId: string) => ({
  mine: (await listSearches(sql, personId, all)).map(({ purpose, top, created_at }) => ({ purpose, top, createdAt: created_at })),
  showedMe: (await listShowing(sql, personId, all)).map(({ searcher_name, purpose, likeness, created_at }) => ({
    searcher: searcher_name,
    purpose,
    likeness,
    createdAt: created_at,
  })),
})

/** What was done with the photos of somebody, also with those that are gone. */
export const exportPhotoEvents = ({ sql }: Ctx, personId: string) => listEventsOf(sql, personId)
