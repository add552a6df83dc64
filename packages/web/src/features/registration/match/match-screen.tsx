import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { CaseView } from '../case/case-view.tsx'
import type { MatchedCase, RegistrationCase } from '../case/use-case.ts'
import { ProofWays } from './proof-ways.tsx'
import { matchWords } from './words.ts'

function Found({ shown }: { readonly shown: MatchedCase }) {
  const words = useWords(matchWords)
  const { found, schoolId, userType } = shown
  return (
    <>
      <h2>{words.title}</h2>
      <p className="page-lead">{words.lead}</p>
      <div className="page-card">
        <FactList
          facts={[
            [words.name, found.name],
            [words.number, found.number],
            [words.idCard, found.idCard],
            [words.unit, found.unitName],
            [words.grade, found.grade],
          ]}
        />
        <Button onClick={() => void redirect(registrationPaths.fields, { schoolId, userType })}>{words.notMe}</Button>
      </div>
      <ProofWays shown={shown} />
    </>
  )
}

/** A case that is past this step goes on where it is. */
function Elsewhere({ shown: { id, kind, nextStep } }: { readonly shown: RegistrationCase }) {
  const isMaterial = kind === 'unmatched' && nextStep === 'hand_in'
  useEffect(() => {
    void redirect(isMaterial ? registrationPaths.material : registrationPaths.progress, { id })
  }, [id, isMaterial])
  return null
}

/** Whom the records know by what was filled in, masked, and the ways to prove that one is that person. */
export default function MatchScreen() {
  const { id } = useQueryOf(registrationPaths.match)
  return (
    <CaseView id={id}>
      {(shown) =>
        shown.kind === 'matched' && (shown.nextStep === 'prove' || shown.nextStep === 'hand_in') ? (
          <Found shown={shown} />
        ) : (
          <Elsewhere shown={shown} />
        )
      }
    </CaseView>
  )
}
