import type { Form } from '@campus/contract/approval/form.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { readTree } from '@campus/flow/process/read-process.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { designerWords } from '../words.ts'
import { begin, changed, redone, undone } from './history.ts'

export type Change<Part> = (part: Part, name?: string) => void

/** What is being designed, and every change of it. A name given with a change joins it to the one before under the same name. */
export const useDesign = (start: Process) => {
  const words = useWords(designerWords)
  const [history, setHistory] = useState(() => begin(start))
  const change: Change<Process> = (process, name) => setHistory((history) => changed(history, process, name))
  const design = history.present

  const changeTree: Change<RootNode> = (tree, name) => {
    // A tree of more steps than a process may have could not be saved.
    if (tree !== design.tree && 'problems' in readTree(tree)) toast(words.tooLarge, 'failure')
    else change({ ...design, tree }, tree === design.tree ? undefined : name)
  }
  return {
    design,
    replace: change,
    changeTree,
    changeForm: ((form, name) => change({ ...design, form }, name)) satisfies Change<Form>,
    changeSettings: ((settings, name) => change({ ...design, settings }, name)) satisfies Change<ProcessSettings>,
    undo: history.past.length > 0 ? () => setHistory(undone) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redone) : undefined,
  }
}
