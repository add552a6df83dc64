import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { takeNewVersion, waitingVersion } from './keep-offline.ts'
import './update-notice.css'
import { offlineWords } from './words.ts'

export function UpdateNotice() {
  const words = useWords(offlineWords)
  const waiting = useStore(waitingVersion)
  const [putOff, setPutOff] = useState<ServiceWorker>()
  if (!waiting || waiting === putOff) return null
  return (
    <div className="update-notice" role="status">
      <span>{words.ready}</span>
      <button type="button" onClick={() => setPutOff(waiting)}>
        {words.later}
      </button>
      <button type="button" className="update-now" onClick={takeNewVersion}>
        {words.update}
      </button>
    </div>
  )
}
