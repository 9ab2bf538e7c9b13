CREATE TABLE "known_translations" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"portuguese" text NOT NULL,
	CONSTRAINT "known_translations_pkey" PRIMARY KEY("kind","slug","field","language","text","portuguese")
);
