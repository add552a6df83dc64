import { faceOverview, faceSettings } from '@campus/contract/faces/console.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import '../../../console/look/console-look.css'
import { Assessments } from './assessments.tsx'
import { Overview } from './overview.tsx'
import './settings-screen.css'
import { SettingsForm } from './settings-form.tsx'
import { faceConsoleWords } from './words.ts'

/** Whether and for what the school uses faces. */
export default function SettingsScreen() {
  const words = useWords(faceConsoleWords)
  const settings = useRead(faceSettings, {})
  const overview = useRead(faceOverview, {})
  return (
    <ConsoleFrame screen={consolePaths.faceSettings} lead={words.lead}>
      <div className="face-settings">
        <QueryView read={settings}>{(found) => <SettingsForm settings={found} />}</QueryView>
        <QueryView read={overview}>
          {(found) => (
            <div className="console-column">
              <Overview overview={found} />
              <Assessments assessments={found.assessments} />
            </div>
          )}
        </QueryView>
      </div>
    </ConsoleFrame>
  )
}
