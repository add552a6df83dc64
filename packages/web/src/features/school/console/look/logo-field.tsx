import { authRefusals, commonRefusals } from '@campus/contract/refusals/common.ts'
import { everydayRefusals } from '@campus/contract/refusals/everyday.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FileField } from '@campus/ui/upload/file-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import './logo-field.css'
import { readLogo } from './read-logo.ts'
import { lookWords } from './words.ts'

interface LogoFieldProps {
  /** What is shown: an address, or empty. */
  readonly logo: string
  /** A picture as a `data:` address, or empty where the logo is taken away. */
  readonly onChange: (picture: string) => void
}

const reasons = {
  too_large: authRefusals.too_large,
  file_kind: commonRefusals.file_kind,
  picture_broken: everydayRefusals.picture_broken,
}

export function LogoField({ logo, onChange }: LogoFieldProps) {
  const words = useWords(lookWords)
  const say = useSay()
  const [refused, setRefused] = useState<Parameters<typeof say>[0]>()
  const choose = async (file: File) => {
    const read = await readLogo(file)
    if ('picture' in read) onChange(read.picture)
    setRefused('refused' in read ? reasons[read.refused] : undefined)
  }
  return (
    <div className="look-logo">
      {logo ? <img src={logo} alt={words.logo} /> : <p className="console-note">{words.noLogo}</p>}
      <FileField
        label={words.chooseLogo}
        hint={words.logoHint}
        error={refused && say(refused)}
        accept="image/png,image/jpeg,image/svg+xml"
        onChoose={(file) => void choose(file)}
      />
      {logo && (
        <Button size="small" onClick={() => onChange('')}>
          {words.removeLogo}
        </Button>
      )}
    </div>
  )
}
