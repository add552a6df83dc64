import { people, person, turnPerson } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { BulkBar } from '../../../../console/bulk/bulk-bar.tsx'
import type { Bulk } from '../../../../console/bulk/use-bulk.ts'
import { turnWords } from './turn-words.ts'
import { peopleWords } from './words.ts'

const ReasonDialog = lazy(async () => ({ default: (await import('../../../../console/fields/reason-dialog.tsx')).ReasonDialog }))

type Person = OutputOf<typeof people>['rows'][number]

/** Disables or enables the accounts of all who are ticked, for one reason. */
export function PeopleBulk({ bulk }: { readonly bulk: Bulk<Person> }) {
  const words = useWords(peopleWords)
  const { disable, disableText, enable, enableText } = useWords(turnWords)
  const { act } = useAction(turnPerson, { changes: [people, person], quiet: true })
  const [wanted, setWanted] = useState<'active' | 'disabled'>()
  const isDisabling = wanted === 'disabled'
  const count = bulk.chosen.length
  return (
    <>
      <BulkBar bulk={bulk}>
        <Button size="small" onClick={() => setWanted('active')}>
          {enable}
        </Button>
        <Button size="small" color="danger" onClick={() => setWanted('disabled')}>
          {disable}
        </Button>
      </BulkBar>
      <Suspense>
        {wanted && (
          <ReasonDialog
            title={isDisabling ? words.disableAll(count) : words.enableAll(count)}
            text={bulk.naming(isDisabling ? disableText : enableText)}
            action={isDisabling ? disable : enable}
            isDangerous={isDisabling}
            onGive={(reason) => bulk.run((id) => act({ id, state: wanted, reason }))}
            onClose={() => setWanted(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
