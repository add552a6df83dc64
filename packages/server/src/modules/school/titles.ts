interface TitledRow {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

/** The three names of a row as the contract spells them. */
export const titlesOf = (row: TitledRow) => ({ name: row.name, nameEn: row.name_en, nameTw: row.name_tw })
export const titleColumns = ({ name, nameEn, nameTw }: ReturnType<typeof titlesOf>): TitledRow => ({
  name,
  name_en: nameEn,
  name_tw: nameTw,
})
