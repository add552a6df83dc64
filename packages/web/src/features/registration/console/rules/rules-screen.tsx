import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationRules } from '@campus/contract/registration/console/rules.ts'
import { recordedTypes } from '@campus/contract/registration/states.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { RulesFormView } from './rules-form.tsx'
import { rulesWords } from './words.ts'

export default function RulesScreen() {
  const words = useWords(rulesWords)
  const say = useSay()
  const { query, filter } = useAddressed(consolePaths.registrationFields)
  const userType = recordedTypes.find((type) => type === query.userType) ?? 'student'
  const settings = useRead(registrationRules, {})
  return (
    <ConsoleFrame screen={consolePaths.registrationFields} lead={words.lead}>
      <Choice
        label={words.userType}
        options={recordedTypes.map((type) => [type, say(userTypeNames[type])] as const)}
        value={userType}
        onChoose={(userType) => filter({ userType })}
      />
      <QueryView read={settings}>{(settings) => <RulesFormView key={userType} userType={userType} settings={settings} />}</QueryView>
    </ConsoleFrame>
  )
}
