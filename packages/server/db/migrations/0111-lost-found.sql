-- What people lost and found. Those who meet through a post see no contact data of each other.
create table lost_item (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  side text not null check (side in ('found', 'lost')),
  kind text not null check (kind in ('card', 'electronics', 'keys', 'bag', 'clothes', 'umbrella', 'book', 'bottle', 'other')),
  title text not null,
  description text not null,
  place_id uuid references campus_place on delete set null,
  place_text text not null,
  happened_at timestamptz not null,
  question text not null,
  image_ids uuid[] not null default '{}',
  -- Title, place and kind with their pinyin.
  search_text text not null,
  -- The number and name on a card, which only the office reads.
  card_encrypted bytea,
  -- Whose card it is, where the school knows them.
  owner_id uuid references person,
  state text not null default 'open' check (state in ('open', 'hidden', 'returned', 'closed', 'expired', 'removed')),
  -- Why the school hid or ended it.
  notes text not null default '',
  -- Where and with whom the school keeps it.
  custody_place text,
  custody_by uuid references person,
  custody_at timestamptz,
  returned_to uuid references person,
  -- Reports before this moment have been decided about.
  reviewed_at timestamptz,
  expires_at timestamptz not null,
  renewed_at timestamptz,
  reminded_at timestamptz,
  ended_at timestamptz,
  -- Texts and pictures are gone.
  erased_at timestamptz,
  created_at timestamptz not null,
  -- A card is posted without words and pictures, so none can be shown.
  constraint lost_item__bare_card check (
    kind <> 'card' or (title = '' and description = '' and question = '' and image_ids = '{}')),
  constraint lost_item__card_facts check (kind = 'card' and side = 'found' or card_encrypted is null and owner_id is null),
  constraint lost_item__custody check (num_nulls(custody_place, custody_by, custody_at) in (0, 3) and (custody_at is null or side = 'found')),
  constraint lost_item__ended check ((state in ('open', 'hidden')) = (ended_at is null)),
  -- Thirty days, and once as long again.
  constraint lost_item__renewed_once check (
    expires_at <= created_at + case when renewed_at is null then interval '720 hours' else interval '1440 hours' end),
  constraint lost_item__images check (cardinality(image_ids) <= 3)
);
create index lost_item__open on lost_item (school_id, id desc) where state = 'open';
create index lost_item__school on lost_item (school_id, id desc);
create index lost_item__person on lost_item (person_id, id desc);
create index lost_item__owner on lost_item (owner_id) where owner_id is not null;
create index lost_item__due on lost_item (expires_at) where ended_at is null;
create index lost_item__to_erase on lost_item (ended_at) where ended_at is not null and erased_at is null;
create trigger lost_item__transitions before update of state on lost_item
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'open>hidden', 'open>returned', 'open>closed', 'open>expired', 'open>removed',
    'hidden>open', 'hidden>returned', 'hidden>closed', 'hidden>expired', 'hidden>removed');

create table lost_claim (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  item_id uuid not null references lost_item,
  person_id uuid not null references person,
  answer text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn', 'handed_over', 'ended')),
  notes text not null default '',
  meet_place text not null default '',
  meet_at timestamptz,
  answered_at timestamptz,
  handed_over_at timestamptz,
  created_at timestamptz not null,
  constraint lost_claim__handed_over check ((state = 'handed_over') = (handed_over_at is not null)),
  constraint lost_claim__accepted check (state not in ('accepted', 'handed_over') or answered_at is not null)
);
-- Answers cannot be tried out one after the other.
create unique index lost_claim__once on lost_claim (item_id, person_id) where state <> 'withdrawn';
-- One person gets it.
create unique index lost_claim__one_taker on lost_claim (item_id) where state in ('accepted', 'handed_over');
create index lost_claim__item on lost_claim (item_id, id);
create index lost_claim__person on lost_claim (person_id, id desc);
create trigger lost_claim__transitions before update of state on lost_claim
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'waiting>accepted', 'waiting>declined', 'waiting>withdrawn', 'waiting>ended',
    'accepted>declined', 'accepted>withdrawn', 'accepted>handed_over', 'accepted>ended');

create table lost_report (
  item_id uuid not null references lost_item,
  person_id uuid not null references person,
  school_id uuid not null references school,
  reason text not null check (reason in ('personal', 'untrue', 'rude', 'advertisement', 'other')),
  notes text not null,
  created_at timestamptz not null,
  primary key (item_id, person_id)
);
create index lost_report__person on lost_report (person_id);
