import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Channel } from './channel-calls.ts'
import { NewStep } from './new-step.tsx'
import { OldStep } from './old-step.tsx'
import { Steps } from './steps.tsx'
import { channelWords } from './words.ts'

interface ChangeStepsProps {
  readonly channel: Channel
  /** The present one, masked; empty when there is none. */
  readonly present: string
}

function ChangeSteps({ channel, present }: ChangeStepsProps) {
  const words = useWords(channelWords)
  const [oldCode, setOldCode] = useState<string>()
  const [complaint, setComplaint] = useState<string>()
  const hasOld = present !== ''
  const isOldDue = hasOld && oldCode === undefined

  const askOldAgain = (complaint: string | undefined) => {
    setComplaint(complaint)
    setOldCode(undefined)
  }

  return (
    <>
      {hasOld ? (
        <Steps label={words.steps} steps={[words.proveOld(channel), words.proveNew(channel)]} current={isOldDue ? 0 : 1} />
      ) : (
        <p className="page-lead">{words.none}</p>
      )}
      <div className="page-card">
        {isOldDue ? (
          <OldStep channel={channel} present={present} complaint={complaint} onDone={setOldCode} />
        ) : (
          <NewStep channel={channel} oldCode={oldCode} onOldWrong={hasOld ? askOldAgain : undefined} />
        )}
      </div>
    </>
  )
}

/** Another phone or address, proved by codes on the old and the new one. */
export function ChangeChannel({ channel }: { readonly channel: Channel }) {
  const read = useRead(ownProfile, {})
  return (
    <div className="page">
      <QueryView read={read}>{(profile) => <ChangeSteps channel={channel} present={profile[channel]} />}</QueryView>
    </div>
  )
}
