import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import type { exchangeSources, saveExchangeSource } from '@campus/contract/exchange/sources.ts'

export type Source = OutputOf<typeof exchangeSources>['rows'][number]

/** A connection as it is saved again. */
export const bodyOf = ({
  id,
  version,
  name,
  way,
  url,
  keyId,
  recordSource,
  runsNightly,
  publishes,
  tables,
}: Source): GivenTo<typeof saveExchangeSource> => ({
  id,
  version,
  name,
  way,
  url,
  keyId,
  recordSource,
  runsNightly,
  publishes,
  tables,
})
