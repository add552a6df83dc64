import { schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { verdictNames, wayTitles } from '@campus/contract/verification/outcome.ts'
import { sql as fragment } from 'kysely'
import type { Column } from '../../platform/db/sql.ts'
import type { TrailSource } from '../logs/trail/trail-sources.extension.ts'

const verified = (way: Phrase): Phrase => [`核验证明（${way[0]}）`, `Certificate verified (${way[1]})`, `核驗證明（${way[2]}）`]

/** Checks of documents, by whom the document is about: like the list of the school, it tells nothing of who checked. */
export const verificationTrail: TrailSource = {
  who: schoolVerifications.who,
  duty: 'certificates',
  entries: fragment`
    select verification.school_id, verification.id, verification.checked_at as at, document.holder_id as person_id,
           person.org_unit_id as unit_id, verification.way as subject, verification.verdict as outcome, verification.network,
           verification.document_id::text as link, verification.document_id
      from verification
      left join issued_document as document on document.id = verification.document_id
      left join person on person.id = document.holder_id`,
  things: { id: 'id', document_id: 'id' },
  tell: ({ subject, outcome, link }) => ({
    what: verified(wayTitles[subject as Column<'verification', 'way'>]),
    outcome: verdictNames[outcome as Column<'verification', 'verdict'>],
    isRefused: outcome !== 'valid',
    screen: { path: consolePaths.verifications.address, filter: link ? { documentId: link } : {} },
  }),
}
