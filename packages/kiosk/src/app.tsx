import { useState } from 'react'
import { ElsewhereScreen } from './enrol/elsewhere-screen.tsx'
import { EnrolScreen } from './enrol/enrol-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { useToken } from './machine/credential.ts'
import { useOnlyWindow } from './machine/only-window.ts'
import { Terminal } from './terminal.tsx'

/** A browser that belongs to a terminal is its screen; any other is asked for the code that makes it one. */
export function App({ code }: { readonly code: string }) {
  const token = useToken()
  const [given, setGiven] = useState(code)
  const { holding, takeOver } = useOnlyWindow(code !== '')
  if (holding === 'asking') return null
  if (holding === 'elsewhere')
    return (
      <Frame self={undefined}>
        <ElsewhereScreen onUseHere={takeOver} />
      </Frame>
    )
  if (token && !given) return <Terminal key={token} token={token} />
  return (
    <Frame self={undefined}>
      <EnrolScreen code={given} onTaken={() => setGiven('')} />
    </Frame>
  )
}
