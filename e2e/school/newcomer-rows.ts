import { insertRows, setPortrait } from '@campus/demo/demo.repository.ts'
import { inventIdCard } from '@campus/demo/people/id-card.ts'
import { idOf, randomFrom } from '@campus/demo/seed.ts'
import type { Filmed } from '@campus/face/testing/films.ts'
import type { DemoBaseContext } from '@campus/server/demo/demo-school.ts'
import { encryptIdCard } from '@campus/server/modules/people/person/id-card.service.ts'
import { spellName } from '@campus/server/modules/people/person/name-spelling.service.ts'
import { putEncrypted } from '@campus/server/ports/blobs/encrypted-blob.ts'
import { portraitBytes } from '../people/portraits.ts'
import { ownSchools } from './own-schools.ts'

const school = ownSchools.faces

/** A student whom the records know by a photo, with no account, no phone and no address. */
export const filmedNewcomer = {
  id: idOf('journey person', 'filmed newcomer'),
  name: '独孤望月',
  number: 'FIL901',
  idCard: inventIdCard(randomFrom('filmed newcomer'), 2008, 901),
  film: 7 as const satisfies Filmed,
}

export const addNewcomer = async (base: DemoBaseContext): Promise<void> => {
  const { id, name, number, idCard, film } = filmedNewcomer
  const at = { school_id: school.id }
  const person = { ...at, id, kind: 'student', number, name, name_spelling: spellName(name), org_unit_id: school.units.class.id } as const
  await insertRows(base.sql, 'person', [{ ...person, ...encryptIdCard(base.secretBox, idCard) }])
  await insertRows(base.sql, 'person_role', [{ ...at, person_id: id, role: 'student' }])
  const picture = portraitBytes(film)
  const { blobKey, keyEncrypted, size } = await putEncrypted(base, [picture], picture.length)
  const fileId = idOf('file', 'filmed newcomer')
  const file = { ...at, id: fileId, owner_id: id, blob_key: blobKey, key_encrypted: keyEncrypted, size }
  await insertRows(base.sql, 'file', [{ ...file, content_type: 'image/jpeg', name: 'portrait.jpg', use: 'portrait' }])
  await setPortrait(base.sql, id, fileId)
}
