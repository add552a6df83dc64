import { type UserType, userTypeNames } from '@campus/contract/roles.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { schoolWords } from './words.ts'

interface UserTypeChoiceProps {
  readonly offered: readonly UserType[]
  readonly value: UserType
  readonly onChoose: (userType: UserType) => void
}

export function UserTypeChoice({ offered, value, onChoose }: UserTypeChoiceProps) {
  const words = useWords(schoolWords)
  const say = useSay()
  const options = offered.map((userType) => [userType, say(userTypeNames[userType])] as const)
  return <Choice label={words.iAm} options={options} value={value} onChoose={onChoose} />
}
