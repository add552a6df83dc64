import { faceConfig } from '@campus/contract/faces/checks.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { OwnChecks } from './own-checks.tsx'
import { WithPhone } from './with-phone.tsx'
import { checkWords } from './words.ts'

/** Checks of my own face: make one here or with the phone, and see those of the last months. */
export default function CheckScreen() {
  const words = useWords(checkWords)
  const read = useRead(faceConfig, {})
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
                  <Button block fill="outline" aria-expanded={isWithPhone} onClick={() => setIsWithPhone(!isWithPhone)}>
                    {words.withPhone}
                  </Button>
                </>
              )}
              <Button block fill="outline" onClick={() => open(helpPaths.helpDesk)}>
                {words.helpDesk}
              </Button>
              <Button block fill="none" onClick={() => open(facesPaths.consents)}>
                {words.consents}
              </Button>
            </section>
          )}
        </QueryView>
        {isWithPhone && <WithPhone purpose="user" />}
      </div>
      <OwnChecks />
    </div>
  )
}
