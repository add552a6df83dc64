import type { Appellant } from '@campus/contract/appeals/review.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import type { z } from 'zod'
import { PathLink } from '../../../navigation/path-link.tsx'

/** Who asks, with the way to what the school knows of them. */
export function AppellantLink({ of: { personId, personName, personNumber, unitName } }: { readonly of: z.infer<typeof Appellant> }) {
  return (
    <PathLink to={consolePaths.person} query={{ id: personId }}>
      {[personName, personNumber, unitName].filter((text) => text !== '').join(' · ')}
    </PathLink>
  )
}
