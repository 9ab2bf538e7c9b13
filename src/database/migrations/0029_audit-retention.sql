-- Lines of the audit log are never changed, and can be deleted once they are two years old (rule 10.9).
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The audit log is added to and never changed';
END $$;
