-- Agreements end with the flag of the agent; those that only waited for another flag end now.
update agency set state = 'ended', ended_at = now()
from person
where person.id = agency.agent_id and not person.is_agent and agency.state in ('asked', 'active');
