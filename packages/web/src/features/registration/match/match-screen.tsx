import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { ProofWay } from '@campus/contract/registration/case.ts'
import { numberNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { CaseView } from '../case/case-view.tsx'
import type { MatchedCase, RegistrationCase } from '../case/use-case.ts'
import { ProofWays } from './proof-ways.tsx'
import { matchWords } from './words.ts'

/** Whom the records know, masked. */
function Found({ shown: { found, schoolId, userType } }: { readonly shown: MatchedCase }) {
  const words = useWords(matchWords)
  const say = useSay()
  return (
    <>
      <h2>{words.title}</h2>
      <p className="page-lead">{words.lead}</p>
      <div className="page-card">
        <FactList
          facts={[
            [words.name, found.name],
            [say(numberNames[userType]), found.number],
            [words.idCard, found.idCard],
            [words.unit, found.unitName],
            [words.grade, found.grade],
          ]}
        />
        <Button onClick={() => void redirect(registrationPaths.fields, { schoolId, userType })}>{words.notMe}</Button>
      </div>
    </>
  )
}

/** Once a face check is chosen, the camera has the screen to itself. */
function Proving({ shown }: { readonly shown: MatchedCase }) {
  const [chosen, setChosen] = useState<ProofWay>()
  const isAtCamera = chosen?.kind === 'face' || chosen?.kind === 'authority'
  return (
    <>
      {!isAtCamera && <Found shown={shown} />}
      <ProofWays shown={shown} chosen={chosen} onChoose={setChosen} />
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
          <Proving shown={shown} />
        ) : (
          <Elsewhere shown={shown} />
        )
      }
    </CaseView>
  )
}
