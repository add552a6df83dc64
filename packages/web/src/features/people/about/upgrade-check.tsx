import type { OutputOf } from '@campus/contract/call.ts'
import { checkUpgrade } from '@campus/contract/help/app-release.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAction } from '../../../api/use-action.ts'
import { lookForNewVersion, takeNewVersion, waitingVersion } from '../../../offline/keep-offline.ts'
import { aboutWords } from './words.ts'

type Release = OutputOf<typeof checkUpgrade>

interface UpgradeCheckProps {
  readonly appCode: string
  readonly appVersion: string
}

const reload = () => window.location.reload()

/** How the newer version is taken: at once where the device has it already, else by opening the app again. */
function TakeUpdate() {
  const words = useWords(aboutWords)
  const waiting = useStore(waitingVersion)
  return (
    <>
      {!waiting && <p className="page-note">{words.comes}</p>}
      <Button color="primary" onClick={waiting ? takeNewVersion : reload}>
        {waiting ? words.updateNow : words.reload}
      </Button>
    </>
  )
}

function Found({ release }: { readonly release: Release }) {
  const words = useWords(aboutWords)
  if (!release.hasUpdate) return <p>{words.newest}</p>
  return (
    <>
      <p>
        <strong>{words.isOut(release.version)}</strong>
      </p>
      {release.isForced && <p>{words.isForced}</p>}
      <TakeUpdate />
      {release.notes.length > 0 && (
        <section aria-label={words.notes}>
          <ul className="page-list">
            {release.notes.map(({ version, text, publishedAt }) => (
              <li key={version}>
                <strong>{version}</strong> <small className="page-note">{dateOf(Date.parse(publishedAt))}</small>
                <p className="about-notes">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function UpgradeCheck({ appCode, appVersion }: UpgradeCheckProps) {
  const words = useWords(aboutWords)
  const { act, isActing } = useAction(checkUpgrade)
  const [release, setRelease] = useState<Release>()
  const check = async () => {
    const [found] = await Promise.all([act({ appCode, appVersion }), lookForNewVersion().catch(() => undefined)])
    setRelease(found)
  }
  return (
    <section className="page-card" aria-labelledby="about-update">
      <h2 id="about-update">{words.update}</h2>
      <p className="page-note">{words.updateText}</p>
      <div className="about-found" role="status">
        {release && <Found release={release} />}
      </div>
      <Button color="primary" fill="outline" loading={isActing} onClick={() => void check().catch(() => undefined)}>
        {words.check}
      </Button>
    </section>
  )
}
