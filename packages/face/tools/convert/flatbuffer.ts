/** Reads tables of the FlatBuffers format by the position of their fields, as a schema numbers them. */
export interface Table {
  readonly byte: (field: number) => number
  readonly integer: (field: number) => number
  readonly text: (field: number) => string
  readonly integers: (field: number) => readonly number[]
  readonly bytes: (field: number) => Uint8Array<ArrayBuffer>
  readonly table: (field: number) => Table | undefined
  readonly tables: (field: number) => readonly Table[]
}

export const readFlatbuffer = (file: Uint8Array<ArrayBuffer>): Table => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const follow = (at: number) => at + view.getUint32(at, true)

  const tableAt = (start: number): Table => {
    const layout = start - view.getInt32(start, true)
    const layoutSize = view.getUint16(layout, true)
    /** Where a field lies; undefined where it has its default. */
    const place = (field: number) => {
      const entry = 4 + 2 * field
      const offset = entry < layoutSize ? view.getUint16(layout + entry, true) : 0
      return offset === 0 ? undefined : start + offset
    }
    const vector = (field: number) => {
      const at = place(field)
      if (at === undefined) return { first: 0, count: 0 }
      const found = follow(at)
      return { first: found + 4, count: view.getUint32(found, true) }
    }
    const each = <T>(field: number, read: (at: number) => T) => {
      const { first, count } = vector(field)
      return Array.from({ length: count }, (_, index) => read(first + 4 * index))
    }
    const bytes = (field: number) => {
      const { first, count } = vector(field)
      return file.slice(first, first + count)
    }
    return {
      byte: (field) => (place(field) === undefined ? 0 : view.getInt8(place(field) ?? 0)),
      integer: (field) => (place(field) === undefined ? 0 : view.getInt32(place(field) ?? 0, true)),
      text: (field) => new TextDecoder().decode(bytes(field)),
      integers: (field) => each(field, (at) => view.getInt32(at, true)),
      bytes,
      table: (field) => {
        const at = place(field)
        return at === undefined ? undefined : tableAt(follow(at))
      },
      tables: (field) => each(field, (at) => tableAt(follow(at))),
    }
  }

  return tableAt(view.getUint32(0, true))
}
