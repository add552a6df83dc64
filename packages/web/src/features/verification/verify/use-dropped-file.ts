import { useEffect, useRef, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Takes a file dropped anywhere on the page; left to itself, a browser would leave the page and show the file. Returns whether one hovers. */
export const useDroppedFile = (onFile: (file: File) => void): boolean => {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const hover = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) latest.current(file)
    }
    window.addEventListener('dragenter', hover, { signal })
    window.addEventListener('dragover', hover, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => leaving.abort()
  }, [])
  return isOver
}
