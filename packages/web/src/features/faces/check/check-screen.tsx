import { faceConfig, ownFaceChecks } from '@campus/contract/faces/checks.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { OwnChecks } from './own-checks.tsx'
import { WithPhone } from './with-phone.tsx'
import { checkWords } from './words.ts'

const readLogAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(ownFaceChecks) })

/** Checks of my own face: make one here or with the phone, and see those of the last months. */
export default function CheckScreen() {
  const words = useWords(checkWords)
  const read = useRead(faceConfig, {})
  // A phone is already in the hand.
  const isWide = useWide()
  const [isWithPhone, setIsWithPhone] = useState(false)
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <QueryView read={read}>
          {({ isOn, methods }) => (
            <section className="page-card">
              <p className="page-lead">{isOn && methods.includes('user') ? words.hubLead : words.off}</p>
              {isOn && methods.includes('user') && (
                <>
                  <Button block color="primary" size="large" onClick={() => open(facesPaths.ownCheck)}>
                    {words.withThis}
                  </Button>
                  {isWide && (
                    <Button block fill="outline" size="large" aria-expanded={isWithPhone} onClick={() => setIsWithPhone(!isWithPhone)}>
                      {words.withPhone}
                    </Button>
                  )}
                </>
              )}
              <Button block fill="outline" size="large" onClick={() => open(helpPaths.helpDesk)}>
                {words.helpDesk}
              </Button>
              <Button block fill="none" onClick={() => open(facesPaths.consents)}>
                {words.consents}
              </Button>
            </section>
          )}
        </QueryView>
        {isWithPhone && <WithPhone purpose="user" onPassed={readLogAgain} />}
      </div>
      <OwnChecks />
    </div>
  )
}
