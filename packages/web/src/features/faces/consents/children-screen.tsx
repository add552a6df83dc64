import type { OutputOf } from '@campus/contract/call.ts'
import { childrenFaceConsents, giveChildFaceConsent, withdrawChildFaceConsent } from '@campus/contract/faces/children.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useId } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { ConsentList } from './consent-list.tsx'
import { childrenWords } from './words.ts'

type Child = OutputOf<typeof childrenFaceConsents>['children'][number]

function ChildConsents({ child: { id, name, hasVector, consents }, isOn }: { readonly child: Child; readonly isOn: boolean }) {
  const words = useWords(childrenWords)
  const heading = useId()
  const giving = useAction(giveChildFaceConsent, { changes: [childrenFaceConsents] })
  const withdrawing = useAction(withdrawChildFaceConsent, { changes: [childrenFaceConsents] })
  return (
    <>
      <h2 id={heading}>{name}</h2>
      <ConsentList
        isOn={isOn}
        mayAgree
        consents={consents}
        ownerHeading={heading}
        vectorNote={hasVector ? words.vector : words.noVector}
        onAgree={(given) => giving.act({ id, ...given })}
        onWithdraw={(given) => withdrawing.act({ id, ...given })}
      />
    </>
  )
}

/** What a guardian agrees to for children under 14. */
export default function ChildrenScreen() {
  const words = useWords(childrenWords)
  const read = useRead(childrenFaceConsents, {}, { staleTime: 0 })
  return (
    <div className="page">
      <QueryView read={read} empty={<Empty t={words.none} />} isEmpty={({ children }) => children.length === 0}>
        {({ isOn, children }) => (
          <>
            <p className="page-lead">{words.lead}</p>
            {children.map((child) => (
              <ChildConsents key={child.id} child={child} isOn={isOn} />
            ))}
          </>
        )}
      </QueryView>
    </div>
  )
}
